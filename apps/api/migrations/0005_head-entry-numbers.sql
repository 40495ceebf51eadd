-- Head entries that came with numbers of their own left the counter behind.
SELECT setval(pg_get_serial_sequence('head_entry', 'id'), coalesce(max(id), 1), max(id) IS NOT NULL) FROM head_entry;

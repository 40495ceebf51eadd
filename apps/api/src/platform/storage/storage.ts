import { join } from 'node:path'
import type { Settings } from '../env.ts'
import { folderStorage } from './folder-storage.ts'
import type { FileStorage } from './port.ts'
import { refuseOutages } from './refuse-outages.ts'
import { s3Storage } from './s3-storage.ts'

/** The storage of the store's files: the configured bucket, else a folder below DATA_DIR. */
export const storageFor = ({ s3, dataDir }: Pick<Settings, 's3' | 'dataDir'>): FileStorage =>
  s3 ? refuseOutages(s3Storage(s3)) : folderStorage(join(dataDir, 'files'))

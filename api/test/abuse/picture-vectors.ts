const ns = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const svg = (inner: string, attributes = '') => `<svg ${ns} ${attributes}>${inner}</svg>`;

/** Documents that run scripts or fetch resources if they are treated as images. */
export const pictureVectors: readonly (readonly [what: string, content: string | Buffer])[] = [
  ['a script', svg('<script>alert(1)</script>')],
  ['a script in CDATA', svg('<script><![CDATA[alert(1)]]></script>')],
  ['a script of another address', svg('<script xlink:href="https://evil.example/x.js"/>')],
  ['a script as data', svg('<script href="data:text/javascript,alert(1)"/>')],
  ['a script of another type', svg('<script type="application/ecmascript">alert(1)</script>')],
  [
    'a script under another prefix',
    `<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:script>1</s:script></s:svg>`,
  ],
  ['onload', svg('', 'onload="alert(1)"')],
  ['onload without quotes', `<svg/onload=alert(1)>`],
  ['onload after a tab', `<svg\tonload=alert(1)>`],
  ['onbegin of an animation', svg('<animate onbegin="alert(1)" attributeName="x" dur="1s"/>')],
  ['onend of a set', svg('<set attributeName="x" onend="alert(1)" dur="1s"/>')],
  ['onerror of an image', svg('<image href="x:x" onerror="alert(1)"/>')],
  ['onfocus', svg('<a onfocus="alert(1)" tabindex="1" autofocus="">x</a>')],
  ['a link to javascript', svg('<a xlink:href="javascript:alert(1)"><text y="9">x</text></a>')],
  [
    'a link that an animation writes',
    svg('<a><animate attributeName="href" values="javascript:alert(1)"/></a>'),
  ],
  [
    'a link that a set writes',
    svg('<a><set attributeName="xlink:href" to="javascript:alert(1)"/></a>'),
  ],
  [
    'a handler on an event',
    svg('<handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">alert(1)</handler>'),
  ],
  [
    'HTML within',
    svg(
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="alert(1)"/></foreignObject>',
    ),
  ],
  [
    'a frame within',
    svg(
      '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:alert(1)"/></foreignObject>',
    ),
  ],
  ['a use of another file', svg('<use href="https://evil.example/x.svg#a"/>')],
  [
    'a use of data',
    svg('<use href="data:image/svg+xml,%3Csvg id=%22x%22 onload=%22alert(1)%22/%3E#x"/>'),
  ],
  ['a picture of another host', svg('<image href="https://evil.example/track.png"/>')],
  ['a style that fetches', svg('<style>@import "https://evil.example/x.css";</style>')],
  [
    'a font that fetches',
    svg('<style>@font-face{font-family:a;src:url(https://evil.example/a)}</style>'),
  ],
  ['a fill that fetches', svg('<rect fill="url(https://evil.example/x#y)"/>')],
  [
    'a style sheet by instruction',
    `<?xml-stylesheet href="https://evil.example/x.xsl" type="text/xsl"?>${svg('')}`,
  ],
  ['a style sheet as data', `<?xml-stylesheet type="text/xsl" href="data:,<x/>"?>${svg('')}`],
  [
    'an entity with a script',
    `<!DOCTYPE svg [<!ENTITY x "<script>alert(1)</script>">]>${svg('&x;')}`,
  ],
  [
    'an entity of a file',
    `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text>&x;</text>')}`,
  ],
  ['an entity of another host', `<!DOCTYPE svg SYSTEM "https://evil.example/x.dtd">${svg('')}`],
  [
    'a billion laughs',
    `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;"><!ENTITY c "&b;&b;&b;">]>${svg('&c;')}`,
  ],
  ['a comment before it', `<!-- \x89PNG -->${svg('<script>alert(1)</script>')}`],
  ['spaces before it', `\n\n\t   ${svg('<script>alert(1)</script>')}`],
  ['a byte order mark', `\ufeff${svg('<script>alert(1)</script>')}`],
  ['UTF-16', Buffer.from(`\ufeff${svg('<script>alert(1)</script>')}`, 'utf16le')],
  ['UTF-7', `<?xml version="1.0" encoding="UTF-7"?>+ADw-svg+AD4-+ADw-script+AD4-alert(1)`],
  ['capitals', `<SVG ONLOAD=alert(1)>`],
  ['a NUL within', `<sv\0g onload=alert(1)>`],
  ['HTML', `<!doctype html><script>alert(1)</script>`],
  ['HTML without a head', `<img src=x onerror=alert(1)>`],
  [
    'XHTML',
    `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></html>`,
  ],
  [
    'MathML',
    `<math xmlns="http://www.w3.org/1998/Math/MathML" href="javascript:alert(1)">x</math>`,
  ],
  ['JavaScript', `alert(1)`],
  ['JavaScript that begins like a GIF', `GIF89a/*\0*/=1;alert(1)//`],
  [
    'a PDF with JavaScript',
    `%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj`,
  ],
  ['PostScript', `%!PS\n(/etc/passwd)(r)file`],
  ['a Flash film', Buffer.from('4657530a', 'hex')],
  ['PHP', `<?php system($_GET[0]); ?>`],
];

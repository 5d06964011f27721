import { escaped } from '#platform/markup.ts';
import { config } from '../../config/config.ts';
import { codeEntries } from '../errors/codes.ts';

/**
 * A static page with an anchor per error code, for the `type` of problems: `/api/docs/errors#not_found`. Swagger UI
 * renders by script and has no such anchors.
 */
export const errorsPage = () => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Errors · ${html(config.site.name)} API</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 42rem; padding: 1rem; }
section { border-top: 1px solid; margin-top: 1.5rem; }
section:target { border-top: 4px solid; }
</style>
</head>
<body>
<main>
<h1>Errors</h1>
<p>Every error of the API is <code>application/problem+json</code> (RFC 9457); the last word of its <code>type</code> is one of these. <a href="/api/docs">All of the API</a></p>
${codeEntries.map(section).join('\n')}
</main>
</body>
</html>
`;

function section([code, { status, meaning, remedy, example }]: (typeof codeEntries)[number]) {
  return `<section id="${code}">
<h2><code>${code}</code></h2>
<p>${status}. ${html(meaning)}</p>
<p>${html(remedy)}</p>
<blockquote>${html(example)}</blockquote>
</section>`;
}

const html = (text: string) => escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>');

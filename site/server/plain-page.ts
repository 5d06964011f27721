import type { Response } from 'express';

interface Explanation {
  title: string;
  text: string;
}

const unreadable = { title: 'This address cannot be read', text: 'It may be mistyped.' };
const broken = {
  title: 'Sorry, something went wrong',
  text: 'This one is on us. Please try again in a minute.',
};
const explanations: Record<number, Explanation> = {
  429: {
    title: 'Too many requests from your network',
    text: 'Please wait a minute, then try again. If you were sending a form: your answers are kept when you go back in your browser.',
  },
};

const explanationOf = (status: number) =>
  explanations[status] ?? (status < 500 ? unreadable : broken);

/** Sends a page that costs nothing to render, for errors outside of Remix; `more` is HTML. */
export function explanation(res: Response, status: number, more = ''): void {
  res
    .status(status)
    .set({ 'Content-Security-Policy': "default-src 'none'", 'Cache-Control': 'no-store' })
    .type('html')
    .send(plainPage(status, more));
}

export function plainPage(status: number, more = ''): string {
  const { title, text } = explanationOf(status);
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>${title}</title>
<h1>${title}</h1>
<p>${text}</p>
${more}
<p><a href="">Try again</a> · <a href="/home">Back to home</a></p>
</html>`;
}

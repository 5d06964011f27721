/** What the load generators ask for unless told otherwise: each encoding of a page has an ETag of its own. */
export const plain = { 'Accept-Encoding': 'identity' };

/** Whether a site answers with a page that it has kept, and the ETag by which it knows it again. */
export async function keepingOf(url: string) {
  // The first answer may only be what is kept.
  await ask(url);
  const answer = await ask(url);
  const etag = answer.headers.get('ETag');
  const again = etag && (await ask(url, { 'If-None-Match': etag }));
  return {
    isKept: /\bhit\b/.test(answer.headers.get('Cache-Status') ?? ''),
    etag: again && again.status === 304 ? etag : undefined,
  };
}

async function ask(url: string, headers = {}) {
  const answer = await fetch(url, { headers: { ...plain, ...headers } });
  await answer.arrayBuffer();
  return answer;
}

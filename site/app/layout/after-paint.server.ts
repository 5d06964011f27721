const loader =
  'document.currentScript.remove();' +
  'requestAnimationFrame(()=>setTimeout(()=>{for(const t of document.querySelectorAll("template[data-after-paint]"))t.replaceWith(t.content)}))';

const inert = '<template data-after-paint="">$&</template>';

/**
 * Keeps the scripts of a rendered page from loading before its first frame, in which they would take bandwidth and processor
 * from the stylesheet. They wait in templates, and are in their places again when React compares the page.
 */
export function loadAfterPaint(page: string, nonce: string): string {
  return page
    .replace(/(?:<link rel="modulepreload"[^>]*>)+/, inert)
    .replace(
      /<script [^>]*type="module".*?<\/script>/s,
      `${inert}<script nonce="${nonce}">${loader}</script>`,
    );
}

/** Size of the drawing, for `viewBox`. */
export const MARK_VIEW_BOX = '0 0 32 32';

const route =
  '<path d="M9 20V9.5L23 22.5V13" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>' +
  '<circle cx="9" cy="23" r="2.6" fill="none" stroke="#fff" stroke-width="2"/>';

export const letterOf = (name: string) => (/[\p{L}\p{N}]/u.exec(name)?.[0] ?? '').toUpperCase();

/** The mark of the site, as the inside of an SVG: the first letter of its name, an N as a route between two places. */
export function markOf(siteName: string): string {
  const letter = letterOf(siteName);
  const drawn =
    letter === 'N'
      ? route
      : `<text x="15" y="24.5" text-anchor="middle" font-family="system-ui,sans-serif" font-size="22" font-weight="800" fill="#fff">${letter}</text>`;
  return `<rect width="32" height="32" rx="9" fill="#0b5d3b"/>${drawn}<circle cx="23" cy="9" r="3.4" fill="#f2a516"/>`;
}

/** Whether the drawn icons, which show an N, fit this name. */
export const hasDrawnIcons = (siteName: string) => letterOf(siteName) === 'N';

export function Logo({ name }: { name: string }) {
  const [first, ...rest] = name.split(' ');
  return (
    <span className="inline-flex items-center gap-2.5 text-[min(1.25rem,5.6vw)] leading-none font-extrabold tracking-tight">
      <svg
        viewBox={MARK_VIEW_BOX}
        className="size-[min(2.25rem,10vw)] shrink-0"
        aria-hidden
        dangerouslySetInnerHTML={{ __html: markOf(name) }}
      />
      <span>
        {first} <span className="text-action">{rest.join(' ')}</span>
      </span>
    </span>
  );
}

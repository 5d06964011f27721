const YEAR_S = 31_536_000;

/** Whether a visitor chose the lite version ('on') or, where the browser saves data, the full one; undefined without a choice. */
export function choosesLite(cookies: string | null | undefined): boolean | undefined {
  const [, choice] = /(?:^|;\s*)lite=([01])(?:;|$)/.exec(cookies ?? '') ?? [];
  return choice === undefined ? undefined : choice === '1';
}

/** `Set-Cookie` value for a choice; the full version is only one where the browser saves data. */
export function liteCookie({ headers }: Request, choice: 'on' | 'off') {
  const seconds = choice === 'on' || headers.get('Save-Data') === 'on' ? YEAR_S : 0;
  return `lite=${choice === 'on' ? 1 : 0}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax`;
}

/** The page that a form of this site was on, unless it says so itself, as a path that cannot lead to another site. */
export function pageBefore({ headers }: Request, page = headers.get('Referer') ?? ''): string {
  if (!URL.canParse(page)) return '/home';
  const { pathname, search } = new URL(page);
  return pathname === '/lite' ? '/home' : `/${pathname.replace(/^[/\\]+/, '')}${search}`;
}

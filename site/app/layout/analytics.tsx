import { useSite } from './site.ts';

/**
 * The script of ANALYTICS_SRC, on every page when it is configured. It records the page at load, and again whenever the
 * address changes without one, as Plausible, Umami and their kind do by themselves. It waits until the page is there.
 */
export function Analytics() {
  const { analyticsSrc, siteUrl, saveData } = useSite();
  if (!analyticsSrc || saveData) return null;
  return <script defer src={analyticsSrc} data-domain={new URL(siteUrl).host} />;
}

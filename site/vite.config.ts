import { vitePlugin as remix } from '@remix-run/dev';
import tailwind from '@tailwindcss/vite';
import { fileURLToPath } from 'node:url';
import { defineConfig, type CSSOptions, type Plugin } from 'vite';
import { contentPlugin } from './content-plugin.ts';
import { precompress } from '../platform/precompress.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The repository's root, since Remix requires a package.json there. */
export default defineConfig(({ isSsrBuild }) => ({
  root,
  publicDir: 'site/public',
  plugins: [
    tailwind(),
    contentPlugin(),
    plainImports,
    remix({
      appDirectory: 'site/app',
      buildDirectory: 'site/build',
      ignoredRouteFiles: ['**/*.test.*'],
      future: {
        v3_fetcherPersist: true,
        // Asks the server on each page which links lead where, and a reveal fails with it on a bad line.
        v3_lazyRouteDiscovery: false,
        v3_relativeSplatPath: true,
        v3_singleFetch: true,
        v3_throwAbortReason: true,
      },
    }),
    // The server's build comes last, and adds the manifest and the styles.
    isSsrBuild && precompress('site/build/client'),
  ],
  // Remix has no setting for what happens where the script of a page cannot be fetched.
  resolve: {
    alias: [{ find: './routeModules.js', replacement: `${root}site/app/offline/router.ts` }],
  },
  css: { postcss: forOldBrowsers },
  build: {
    // Without Vite's list of browsers, which has optional chaining written out for each.
    target: 'es2020',
    cssTarget: 'chrome80',
    assetsInlineLimit: 0,
    modulePreload: false,
    rollupOptions: { output: isSsrBuild ? {} : { manualChunks: chunkOf } },
  },
  // While developing: a library found late would be bundled again, and load React twice.
  optimizeDeps: {
    include: ['@remix-run/react', 'react', 'react-dom/client', 'react/jsx-dev-runtime'],
  },
}));

/**
 * Browsers before Chrome 99, the last for Android 5 being 95, skip all that is in `@layer`. Without layers the order is the
 * same, from base to utilities, but a selector of more classes wins over a utility. Before 88 they drop rules with `:is()`,
 * before 87 the paddings and margins of two sides, and before 85 what uses the initial values of `@property`.
 */
const forOldBrowsers: CSSOptions['postcss'] = {
  plugins: [
    {
      postcssPlugin: 'for-old-browsers',
      AtRule: { layer: (rule) => void rule.replaceWith(rule.nodes ?? []) },
      Once(root, { list }) {
        // Tailwind writes the initial values out, but for Safari and Firefox only.
        root.walkAtRules('supports', (rule) => {
          if (rule.params.includes('margin-trim'))
            rule.params += ' or (not (content-visibility:auto))';
        });
        root.walkRules(isList, (rule) => {
          const selectors = rule.selectors.flatMap((one) => withoutIs(one, list));
          for (const selector of selectors) rule.cloneBefore({ selector });
          rule.remove();
        });
        root.walkDecls(/^(inset|margin|padding)-(inline|block)$/, (declaration) => {
          const [property = '', axis] = declaration.prop.split('-');
          const values = list.space(declaration.value);
          for (const side of axis === 'inline' ? ['left', 'right'] : ['top', 'bottom']) {
            const prop = property === 'inset' ? side : `${property}-${side}`;
            declaration.cloneBefore({
              prop,
              value: values.length > 1 ? values.shift() : values[0],
            });
          }
          declaration.remove();
        });
      },
    },
  ],
};

/** Not that of Tailwind's `group-open:`, whose own part has a combinator. */
const isList = /:is\((?!:where)((\([^()]*\)|[^()])*)\)/;

/**
 * The selectors, one for each choice of an `:is()`.
 * @throws where the choice in its place would be another selector: a tag after a name, a combinator after anything, in `:not()`
 */
function withoutIs(selector: string, list: { comma(text: string): string[] }): string[] {
  const [is = '', choices = ''] = isList.exec(selector) ?? [];
  if (!is) return [selector];
  const [before = '', ...after] = selector.split(is);
  return list.comma(choices).flatMap((choice) => {
    const isOther =
      (/[^\s>+~(]$/.test(before) && /^[\w*]/.test(choice)) ||
      (before && /[\s>+~]/.test(choice)) ||
      /:not\([^)]*$/.test(before);
    if (isOther) throw new Error(`Write this out without :is(): ${selector}`);
    return withoutIs(before + choice + after.join(is), list);
  });
}

/** Vite would wrap `import()` in half a kilobyte that preloads what the imported file needs, which the page has already. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) =>
    id.includes('vite/preload-helper')
      ? 'export const __vitePreload = (load) => load()'
      : undefined,
};

/** Bundles shared code in few chunks, since each request is expensive on a slow connection. */
function chunkOf(file: string): string | undefined {
  // The folders above the checkout may have such names, too.
  const id = file.replace(root, '/');
  // Of use where a form is, and on any page while one waits.
  if (/[/](site[/]app[/]unsent|node_modules[/]idb-keyval)[/]/.test(id)) return 'unsent';
  // Also what asks Remix's router, which several of the other chunks do.
  if (/[/](node_modules|offline[/]router)[/.]/.test(id)) return 'libraries';
  // Of the list of jobs alone, and in its script.
  if (/[/]job-filters[.]/.test(id)) return undefined;
  // Of two forms, while many pages have one.
  if (/[/]site[/]app[/](companies[/]registration|jobs[/]posting)[.]/.test(id)) return 'questions';
  if (/[/](site[/]app[/]forms[/]|contract[/]sentences[.])/.test(id)) return 'forms';
  // On every page, also on those without listings.
  if (/[/](dialogs|text|platform|companies[/]services|jobs[/]job-types)[/.]/.test(id))
    return 'layout';
  if (/[/]site[/]app[/](listings|companies|jobs|search|places)[/]/.test(id)) return 'listings';
  if (/[/]site[/]app[/]content[/](reach-us|variables)[.]/.test(id)) return 'reach-us';
  // Of the owner's pages alone, or of the forms of a report, and in their scripts.
  if (/[/]contract[/](activity|rejections|reports)[.]/.test(id)) return undefined;
  // By default contract/ goes into the chunk of the forms, which listings would import in a circle.
  if (/[/](site[/]app[/]layout|contract)[/]|preload-helper/.test(id)) return 'layout';
  return undefined;
}

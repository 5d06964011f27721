declare module '*.md' {
  /** A page of text; articles are imported by `app/content/articles.ts`. */
  const page: import('./content-plugin.ts').TextPage;
  export default page;
}

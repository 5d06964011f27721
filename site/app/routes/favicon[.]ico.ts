export { loader } from './favicon[.]svg.ts';

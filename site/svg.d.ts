declare module '*.svg' {
  /** The address of the file, which has its fingerprint in it. */
  const address: string;
  export default address;
}

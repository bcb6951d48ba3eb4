/** The bundler turns a font file into the address it is served at. */
declare module '*.woff2' {
  const url: string;
  export default url;
}

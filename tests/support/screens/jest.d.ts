declare namespace jest {
  /** Missing from Jest's types. */
  function unstable_mockModule(path: string, make: () => object): void;
}

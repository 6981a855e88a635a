declare module '@rules?url' {
  const url: string;
  export default url;
}
declare module '@house?url' {
  const url: string;
  export default url;
}
declare module '@nets/*' {
  const url: string;
  export default url;
}

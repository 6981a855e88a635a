declare module '@rules?url' {
  const url: string;
  export default url;
}

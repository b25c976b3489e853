/** For play functions: finds a text among others, whatever signs it has; `.*` in it stands for anything. */
export const saying = (text: string): RegExp =>
  new RegExp(
    text
      .split('.*')
      .map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
      .join('.*'),
  );

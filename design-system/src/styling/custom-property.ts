/** The name of a CSS custom property. */
export type CustomProperty = `--${string}`;

declare module 'react' {
  interface CSSProperties {
    /** A value of one instance, handed to its static styles: `style={{ '--progress': 0.4 }}`. */
    [property: CustomProperty]: string | number | undefined;
  }
}

/** The smaller build of hls.js has no types of its own; it does the same, less subtitles and other sound tracks. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}

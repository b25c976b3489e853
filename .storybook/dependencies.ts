/**
 * What Vite bundles before the first story, of Storybook and of the component tests alike. Named, because a dependency found
 * later reloads the page: under the eyes of a designer, or under a test.
 */
export const bundledBefore = [
  '@emotion/cache',
  '@emotion/serialize',
  '@emotion/utils',
  '@stripe/stripe-js/pure',
  '@tanstack/react-virtual',
  'axios',
  'docx-preview',
  'dompurify',
  'embla-carousel-react',
  'flv.js',
  'hls.js/light',
  'hucre',
  'hucre/xlsx',
  'i18next',
  'lucide-react',
  'marked',
  'numfmt',
  'pdfjs-dist/legacy/build/pdf.mjs',
  'react-day-picker',
  'react-dom/client',
  'react-i18next',
  'react-router-dom',
  'uqr',
  'valtio',
  'valtio/vanilla',
  'valtio/vanilla/utils',
  'zod',
];

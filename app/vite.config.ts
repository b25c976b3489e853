import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * S48: the script groups and what belongs to each, besides what a page alone uses. `commons` comes with every
 * page and must have the highest priority: a group draws its dependencies in with it, and React or the player
 * would otherwise stand in the group of the first page that names them.
 */
const groups: readonly { readonly name: string; readonly test: RegExp; readonly priority: number }[] = [
  {
    name: 'commons',
    test: /node_modules[\\/](?!flv\.js|es6-promise|webworkify|uqr|@stripe|@fontsource|\.cache)|[\\/](contract|tokens)[\\/]|[\\/]design-system[\\/]src[\\/](primitives|styling|theme)[\\/]|[\\/]app[\\/]src[\\/](shared|features[\\/](account|wallet|lives|channels|files)|routes[\\/](home|router|shell))[\\/]/,
    priority: 40,
  },
  { name: 'login', test: /[\\/]app[\\/]src[\\/]routes[\\/]login[\\/]/, priority: 20 },
  {
    name: 'hljw',
    test: /[\\/]app[\\/]src[\\/](routes[\\/](hljw|user|agreements)|features[\\/](orders|rewards|exchange|agreements))[\\/]/,
    priority: 20,
  },
  {
    name: 'live',
    test: /[\\/]app[\\/]src[\\/](routes[\\/](live|lesson)|features[\\/](live|chat|gifts|streaming|lesson-settings))[\\/]|[\\/]design-system[\\/]src[\\/]components[\\/](chat|gifts)[\\/]|node_modules[\\/](flv\.js|es6-promise|webworkify)[\\/]/,
    priority: 10,
  },
];

/** What the development server hands on to the server of `npm start`. */
const services =
  'cms|dangwu|docs|file|files|flv|hljw|hljwgo|im|live|live_fans|live_mall|live_tuangou|livego|pay|scms|ws';
const server = process.env['GOLDBEAN_SERVER'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  // The server puts a fresh nonce in its place with every page; nothing inline runs without it.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: 'dist',
    sourcemap: true,
    // A font or a picture inside the script would be fetched by those who never see it.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [...groups] } } },
  },
  server: {
    port: 5173,
    proxy: {
      // Pages live beside services whose names they share: /hljw/homepage is a page, /hljw/api/... is a call.
      [`^/(${services})([/?]|$)`]: {
        target: server,
        changeOrigin: false,
        ws: true,
        bypass: (request) =>
          // The cashier's page is the server's own.
          request.method === 'GET' &&
          request.headers.accept?.includes('text/html') &&
          !request.url?.startsWith('/pay/')
            ? '/index.html'
            : undefined,
      },
    },
  },
});

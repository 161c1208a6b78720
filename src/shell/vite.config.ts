import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildOutput } from './build-output.ts';
import { componentStyles } from './component-styles.ts';
import { firstViewGroups } from './first-view.ts';
import { leanCalls } from './lean-calls.ts';
import { leanDescriptors } from './lean-descriptors.ts';
import { retriedStyles } from './retried-styles.ts';

/** Builds the shell for the service, which serves it from its own origin. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  logLevel: 'warn',
  // The service puts a new one in its place with each page that it sends (src/transports/shell/shell-page.ts).
  html: { cspNonce: 'workgate-nonce' },
  plugins: [react(), componentStyles(), leanCalls(), leanDescriptors(), retriedStyles(), buildOutput()],
  build: {
    outDir: path.resolve(import.meta.dirname, '../../.build/shell'),
    // The files of the build before stay; what is older goes (build-output.ts).
    emptyOutDir: false,
    // The Content-Security-Policy knows no `data:` scripts or styles, and small files compress as well on their own.
    assetsInlineLimit: 0,
    sourcemap: false,
    rolldownOptions: { output: { codeSplitting: { groups: firstViewGroups() } } },
    // What counts is the compressed size, which a test of the browser judges.
    chunkSizeWarningLimit: 1_000,
    reportCompressedSize: false,
  },
});

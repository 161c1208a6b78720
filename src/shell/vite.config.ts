import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildOutput } from './build-output.ts';
import { componentStyles } from './component-styles.ts';
import { firstViewGroups } from './first-view.ts';
import { leanCalls } from './lean-calls.ts';
import { leanDescriptors } from './lean-descriptors.ts';
import { retriedStyles } from './retried-styles.ts';

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  logLevel: 'warn',
  // The service replaces this nonce for each page (src/transports/shell/shell-page.ts).
  html: { cspNonce: 'workgate-nonce' },
  plugins: [react(), componentStyles(), leanCalls(), leanDescriptors(), retriedStyles(), buildOutput()],
  build: {
    outDir: path.resolve(import.meta.dirname, '../../.build/shell'),
    // Files of the previous build are kept, older ones removed (build-output.ts).
    emptyOutDir: false,
    // The Content-Security-Policy allows no `data:` scripts or styles.
    assetsInlineLimit: 0,
    sourcemap: false,
    rolldownOptions: { output: { codeSplitting: { groups: firstViewGroups() } } },
    // Only the compressed size matters, and a browser test checks it.
    chunkSizeWarningLimit: 1_000,
    reportCompressedSize: false,
  },
});

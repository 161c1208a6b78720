import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildOutput } from './build-output.ts';

/** Builds the shell for the service, which serves it from its own origin. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  logLevel: 'warn',
  plugins: [react(), buildOutput()],
  build: {
    outDir: path.resolve(import.meta.dirname, '../../.build/shell'),
    // The files of the build before stay; what is older goes (build-output.ts).
    emptyOutDir: false,
    // The Content-Security-Policy knows no `data:` scripts or styles, and small files compress as well on their own.
    assetsInlineLimit: 0,
    sourcemap: false,
    // What changes with each build of ours is a file of its own beside the libraries that everything needs.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'framework', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ }],
        },
      },
    },
    // Together the libraries are more than the default limit; compressed, the first visit loads some 280 kB.
    chunkSizeWarningLimit: 1_000,
    reportCompressedSize: false,
  },
});

import type { Command } from 'commander';

export function addServeCommand(program: Command): void {
  program
    .command('serve')
    .description('run the service until SIGTERM')
    .action(async () => {
      const { serve } = await import('../main.ts');
      await serve();
    });
}

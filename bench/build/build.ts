import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { type GeneratedProject } from '../../tests/support/generated-project.ts';

export interface Build {
  readonly seconds: number;
  /** What the processors did, which other work on the machine disturbs least. */
  readonly processorSeconds: number;
  /** Most memory that the build had at any moment, pictures included. */
  readonly peakMb: number;
}

/** Builds a project and takes its time. @throws Error with what the build said */
export async function build(project: GeneratedProject): Promise<Build> {
  const folder = mkdtempSync(path.join(tmpdir(), 'peak-'));
  const file = path.join(folder, 'usage.json');
  // The build itself notes, at its end, what it took.
  const note = `import{writeFileSync}from'node:fs';process.on('exit',()=>writeFileSync(${JSON.stringify(file)},JSON.stringify(process.resourceUsage())))`;
  try {
    const began = performance.now();
    await project.build([`--import=data:text/javascript,${encodeURIComponent(note)}`]);
    const seconds = Number(((performance.now() - began) / 1000).toFixed(1));
    const used = JSON.parse(readFileSync(file, 'utf8')) as NodeJS.ResourceUsage;
    const processorSeconds = Number(((used.userCPUTime + used.systemCPUTime) / 1e6).toFixed(2));
    return { seconds, processorSeconds, peakMb: Math.round(used.maxRSS / 1024) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

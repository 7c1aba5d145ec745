import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { type GeneratedProject } from '../../tests/support/generated-project.ts';

export interface Build {
  readonly seconds: number;
  /** CPU time of all cores: other work on the machine hardly changes it. */
  readonly processorSeconds: number;
  /** Peak memory, including image encoding. */
  readonly peakMb: number;
}

/** Builds a project and measures it. @throws Error with the output of the build */
export async function build(project: GeneratedProject): Promise<Build> {
  const folder = mkdtempSync(path.join(tmpdir(), 'peak-'));
  const file = path.join(folder, 'usage.json');
  // The build process writes its own resource usage when it exits.
  const script = `import{writeFileSync}from'node:fs';process.on('exit',()=>writeFileSync(${JSON.stringify(file)},JSON.stringify(process.resourceUsage())))`;
  try {
    const began = performance.now();
    await project.build([`--import=data:text/javascript,${encodeURIComponent(script)}`]);
    const seconds = Number(((performance.now() - began) / 1000).toFixed(1));
    const used = JSON.parse(readFileSync(file, 'utf8')) as NodeJS.ResourceUsage;
    const processorSeconds = Number(((used.userCPUTime + used.systemCPUTime) / 1e6).toFixed(2));
    return { seconds, processorSeconds, peakMb: Math.round(used.maxRSS / 1024) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

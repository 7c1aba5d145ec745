import { expect, test } from 'vitest';
import { type OpenedFile } from '../../editor/api.ts';
import { editedProject, startEditor } from '../support/edited-project.ts';

const FILE = 'content/team.yaml';
const ROUNDS = 2;

test('a file is whole when the editor is killed while it saves', async () => {
  await using project = await editedProject();
  const published = await project.read(FILE);
  for (let round = 0; round < ROUNDS; round += 1) {
    const editor = await startEditor(project.root);
    const { origin, searchParams } = new URL(editor.address);
    const headers = {
      'x-editor-token': searchParams.get('token') ?? '',
      'content-type': 'application/json',
      origin,
    };
    const address = `${origin}/api/file?file=${FILE}`;
    const opened = (await (await fetch(address, { headers })).json()) as OpenedFile;
    const [first = {}, ...others] = opened.data as Record<string, unknown>[];
    let { base } = opened;
    let saves = 0;
    const save = async () => {
      for (;;) {
        const data = [{ ...first, note: `Note ${String(saves)}` }, ...others];
        const response = await fetch(address, {
          method: 'PUT',
          headers,
          body: JSON.stringify({ base, data }),
        });
        ({ base } = (await response.json()) as { base: string });
        saves += 1;
        // The next request is on its way when the process ends.
        if (saves > round) setImmediate(() => void editor.kill());
      }
    };
    await expect(save()).rejects.toThrow();
    const expected = [saves - 1, saves].map((number) =>
      published.replace(/note: .*/u, `note: Note ${String(number)}`),
    );
    expect(expected).toContain(await project.read(FILE));
  }
  expect(project.git('status', '--porcelain', '--', 'content')).toBe(` M ${FILE}\n`);
});

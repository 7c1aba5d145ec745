/** Prints one setting of a file. Usage: node setting.ts FILE NAME */
import { readSettingsFile } from '../server/settings-file.ts';

const [, , file = '', name = ''] = process.argv;
process.stdout.write(readSettingsFile(file, []).get(name)?.value ?? '');

/**
 * Validates structured data against schema.org offline, using the types, properties and ranges in the typings of
 * schema-dts.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

type Data = Readonly<Record<string, unknown>>;

interface Property {
  /** Names of the types, data types and literals that it accepts. */
  readonly range: readonly string[];
  /** Superseded by another property. */
  readonly superseded: boolean;
}

interface Base {
  readonly parents: readonly string[];
  readonly properties: ReadonlyMap<string, Property>;
}

const source = readFileSync(
  createRequire(import.meta.url)
    .resolve('schema-dts')
    .replace(/js$/u, 'd.ts'),
  'utf8',
);

/** `interface PlaceBase extends ThingBase { … }` by its name without `Base`. */
const bases = new Map<string, Base>();
/** `HairSalon` → the base its leaf extends. */
const leaves = new Map<string, string[]>();
/** `type Place = PlaceLeaf | Accommodation | …`: what a type covers. */
const unions = new Map<string, string[]>();

const names = (list: string) => list.split(',').map((name) => name.trim().replace(/Base$/u, ''));

for (const [, name = '', parents = '', body = ''] of source.matchAll(
  /^(?:export )?interface (\w+) extends ([^{]+) \{\n([\s\S]*?)^\}/gmu,
)) {
  if (name.endsWith('Base'))
    bases.set(name.slice(0, -'Base'.length), { parents: names(parents), properties: propertiesOf(body) });
  const leaf = /"@type": "(\w+)"/u.exec(body)?.[1];
  if (leaf !== undefined) leaves.set(leaf, names(parents));
}
for (const [, name = '', members = ''] of source.matchAll(/^export type (\w+)(?:<[^=]*>)? = ([^;]+);$/gmu))
  unions.set(
    name,
    members.split('|').map((member) => member.trim()),
  );

function propertiesOf(body: string): Map<string, Property> {
  const found = new Map<string, Property>();
  const property = /(\/\*\*(?:(?!\*\/)[\s\S])*\*\/)?\s*"([\w-]+)"\?: SchemaValue<([^,]+), "/gu;
  for (const [, comment = '', name = '', range = ''] of body.matchAll(property))
    found.set(name, {
      range: range.split('|').map((part) => part.trim()),
      superseded: comment.includes('@deprecated'),
    });
  return found;
}

function propertyOf(base: string, name: string): Property | undefined {
  const known = bases.get(base);
  return (
    known?.properties.get(name) ??
    known?.parents.map((parent) => propertyOf(parent, name)).find((found) => found !== undefined)
  );
}

/** Whether a type, data type or literal covers a value: a type by name, `string`, `number`, `"Monday"`. */
function covers(wanted: string, value: string, seen = new Set<string>()): boolean {
  if (wanted === value) return true;
  if (seen.has(wanted)) return false;
  seen.add(wanted);
  return unions.get(wanted)?.some((member) => covers(member, value, seen)) ?? false;
}

/** Whether `type` is `wanted` or a subtype of it. */
export function isKindOf(type: string, wanted: string): boolean {
  return covers(wanted, type) || covers(wanted, `${type}Leaf`);
}

/**
 * Reports unknown types, unknown or superseded properties and values of the wrong type, in a node and everything in it,
 * one line each.
 */
export function vocabularyIssues(node: Data, path = String(node['@type'])): string[] {
  const type = String(node['@type']);
  const parents = leaves.get(type);
  if (parents === undefined) return [`${path}: no such type as ${type}`];
  return Object.entries(node).flatMap(([name, value]) => {
    if (name.startsWith('@')) return [];
    const here = `${path}.${name}`;
    const property = parents.map((base) => propertyOf(base, name)).find((found) => found !== undefined);
    if (property === undefined) return [`${here}: ${type} has no such property`];
    if (property.superseded) return [`${here}: superseded`];
    return (Array.isArray(value) ? (value as unknown[]) : [value]).flatMap((one) =>
      valueIssues(one, property.range, here),
    );
  });
}

function valueIssues(value: unknown, range: readonly string[], path: string): string[] {
  const takes = (kind: string) => range.some((wanted) => covers(wanted, kind));
  const wrong = (what: string) => [`${path}: got ${what}, wanted ${range.join(' or ')}`];
  if (typeof value === 'string')
    return takes('string') || takes(JSON.stringify(value)) ? [] : wrong(JSON.stringify(value));
  if (typeof value === 'number') return takes('number') ? [] : wrong(String(value));
  if (typeof value === 'boolean') return takes('boolean') ? [] : wrong(String(value));
  if (typeof value !== 'object' || value === null) return wrong(String(value));
  const type = (value as Data)['@type'];
  // A reference. Its target is not checked here.
  if (typeof type !== 'string') return '@id' in value ? [] : wrong('a node without a type');
  const fits = range.some((wanted) => isKindOf(type, wanted));
  return [...(fits ? [] : wrong(`a ${type}`)), ...vocabularyIssues(value as Data, path)];
}

/**
 * The vocabulary of schema.org, read from the typings of schema-dts: which types there are, which properties each has,
 * and what may stand in them. Checks structured data against it without a network.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

type Data = Readonly<Record<string, unknown>>;

interface Property {
  /** Names of types, data types and literals that may stand in it. */
  readonly range: readonly string[];
  /** The vocabulary advises another one. */
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

/** Which of the vocabulary's types this one is a kind of, among those asked for. */
export function isKindOf(type: string, wanted: string): boolean {
  return covers(wanted, type) || covers(wanted, `${type}Leaf`);
}

/**
 * What is wrong with a node and everything in it, a line each: unknown types, properties that its type does not have or
 * that were superseded, values of a kind that the property does not take.
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
  // A reference: whether it leads to the right kind of node is for whoever knows the graph.
  if (typeof type !== 'string') return '@id' in value ? [] : wrong('a node without a type');
  const fits = range.some((wanted) => isKindOf(type, wanted));
  return [...(fits ? [] : wrong(`a ${type}`)), ...vocabularyIssues(value as Data, path)];
}

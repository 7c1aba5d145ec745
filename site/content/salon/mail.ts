/** A `mailto:` URL; each of `lines` becomes a paragraph. Source: RFC 6068. */
export function mailHref(
  address: string,
  { subject, lines }: { subject: string; lines: readonly string[] },
): string {
  const to = encodeURIComponent(address).replace('%40', '@');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join('\r\n\r\n'))}`;
}

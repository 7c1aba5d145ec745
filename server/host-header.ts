/** A host and an optional port (RFC 3986, section 3.2.2), without the comma that joins two headers. */
const HOST = /^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+;=%-]+)(?::\d{0,5})?$/i;

/** False for a Host header that has to be answered 400 (RFC 9112, section 3.2). HTTP/1.0 needs none. */
export function isValidHost(host: string | undefined): boolean {
  return host === undefined || HOST.test(host);
}

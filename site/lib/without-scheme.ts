/** A web address as it is printed: `example.com/contact`. */
export const withoutScheme = (url: string) => url.replace(/^https?:\/\//u, '');

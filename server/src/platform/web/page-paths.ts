/** First path segments that never lead to a page, beside the services of the calls. */
const programs = ['assets', 'docs', 'files', 'flv', 'fonts', 'ws'];

/**
 * Distinguishes paths of calls, where an unknown one is answered as an unknown call, from paths of pages. Most pages
 * are below `/hljw/` like the service of that name, so of it only `/hljw/api/` counts as calls.
 * @param services of the calls
 */
export function programPaths(services: Iterable<string>): (path: string) => boolean {
  const segments = new Set([...services, ...programs]);
  segments.delete('hljw');
  return (path) => segments.has(path.split('/', 2)[1] ?? '') || path.startsWith('/hljw/api/');
}

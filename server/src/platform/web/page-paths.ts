/** First segments below which nothing is a page, beside the services of the calls. */
const programs = ['assets', 'docs', 'files', 'flv', 'ws'];

/**
 * Tells addresses of programs, of which an unknown one is an unknown call, from those of pages. The service `hljw`
 * shares its name with most pages, so of it only `/hljw/api/` is a program's.
 * @param services of the calls
 */
export function programPaths(services: Iterable<string>): (path: string) => boolean {
  const segments = new Set([...services, ...programs]);
  segments.delete('hljw');
  return (path) => segments.has(path.split('/', 2)[1] ?? '') || path.startsWith('/hljw/api/');
}

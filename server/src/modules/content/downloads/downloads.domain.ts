import {
  buildChecksum,
  buildName,
  buildSystems,
  buildVersion,
  buildWords,
  downloadVariants,
} from '@goldbean/contract';
import { z } from 'zod';

/** `releases.json` of a folder of builds, as its team writes it. */
const releases = z.strictObject({
  builds: z
    .array(
      z.strictObject({
        /** A file beside `releases.json`. */
        file: buildName,
        variants: z.array(z.enum(downloadVariants)).min(1),
        os: z.enum(buildSystems),
        version: buildVersion,
        /** When it was released: ISO 8601 with an offset. */
        released: z.iso.datetime({ offset: true }),
        ...buildWords,
        /** As the machine that built it says; a file that has another is not offered. */
        sha256: buildChecksum.optional(),
      }),
    )
    .refine(
      (builds) => new Set(builds.map(({ file }) => file)).size === builds.length,
      'a file is listed twice',
    ),
});
/** A build as `releases.json` names it. */
export type NamedBuild = z.output<typeof releases>['builds'][number];

/** @throws SyntaxError or ZodError that says what is wrong */
export const readReleases = (text: string): readonly NamedBuild[] => releases.parse(JSON.parse(text)).builds;

/** The latest first; of one moment as they were written. */
export const latestFirst = <Released extends { readonly released: string }>(
  builds: readonly Released[],
): Released[] => builds.toSorted((a, b) => Date.parse(b.released) - Date.parse(a.released));

/** Android opens its installer for a package that is called one; all else is bytes to keep. */
export const typeOfBuild = (name: string): string =>
  name.endsWith('.apk') ? 'application/vnd.android.package-archive' : 'application/octet-stream';

/**
 * Whether a range may be answered: the part that a browser has is of these very bytes, or it does not say.
 * @param ifRange the header, a list where it came twice
 */
export const isSameFile = (ifRange: string | readonly string[] | undefined, etag: string): boolean =>
  ifRange === undefined || ifRange === etag;

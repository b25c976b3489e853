import { z } from 'zod';
import { timestamp } from '../../shared/fields.ts';

/** Two entries lead to downloads, each with builds of its own: `main` is /hljw/productdownload, `tj` /hljw/productdownloadTJ. */
export const downloadVariants = ['main', 'tj'] as const;
export type DownloadVariant = (typeof downloadVariants)[number];

/** Systems that builds are made for. */
export const buildSystems = ['windows', 'macos', 'linux', 'android'] as const;
export type BuildSystem = (typeof buildSystems)[number];

/** The same in each language that its makers wrote it in; English stands in for the others. */
const inLanguages = <Said extends z.ZodType>(said: Said) =>
  z.object({
    en: said,
    zh_CN: said.optional(),
    zh_HK: said.optional(),
    ms: said.optional(),
    th: said.optional(),
    vi: said.optional(),
  });

/** What the makers of a build say of it, in `releases.json` and on the page. */
export const buildWords = {
  /** What it needs: "Windows 10 or newer, 64 bit". */
  needs: inLanguages(z.string().min(1).max(100)),
  /** What is new in it, a sentence each. */
  notes: inLanguages(z.array(z.string().min(1).max(200)).max(20)),
};

/** The name of a build's file: no folder, nothing hidden, nothing that a header or an address would have to escape. */
export const buildName = z.string().regex(/^[A-Za-z\d](?:[\w+-]|\.(?!\.)){0,98}[A-Za-z\d]$/);

/** A version as its makers count: 1.4.2, 2.0.0-beta.1. */
export const buildVersion = z.string().regex(/^\d[\w.+-]{0,39}$/);

export const buildChecksum = z.string().regex(/^[a-f\d]{64}$/);

/** One build to download (S14). */
export const build = z.object({
  /** The name of its file. */
  name: buildName,
  os: z.enum(buildSystems),
  version: buildVersion,
  ...buildWords,
  /** Address on this host, such as `/files/releases/goldbean-1.4.2-windows.zip`: whoever has it may fetch it. */
  url: z.string(),
  /** Bytes. */
  size: z.number().int(),
  /** SHA-256 in hex, of the bytes that the address gives. */
  sha256: buildChecksum,
  released_ts: timestamp(),
});
export type Build = z.infer<typeof build>;

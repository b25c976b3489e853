import { isNativeInstalled } from '../server/src/platform/media/native.ts';
import { findBrowser } from './find-browser.ts';
import { findFfmpeg } from './find-ffmpeg.ts';
import { findRedis } from './find-redis.ts';
import { say } from './run-command.ts';

/*
 * What tests need besides the packages of npm: Chromium, ffmpeg and Redis, installed where they are missing, and the optional
 * `node-av`, without which tests of recordings and conversions are skipped. A missing one ends the run before it begins.
 */
say(`chromium: ${findBrowser()}`);
say(`ffmpeg: ${findFfmpeg()}`);
say(`redis: ${findRedis()}`);
if (!isNativeInstalled())
  throw new Error('node-av has no binary for this machine: run npm ci with optional packages');

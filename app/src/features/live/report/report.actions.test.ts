import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/index.ts';
import {
  addReportPictures,
  beginReport,
  endReport,
  removeReportPicture,
  sendReport,
} from './report.actions.ts';
import { addReport } from './report.service.ts';
import { reportState as state } from './report.state.ts';

vi.mock('./report.service.ts', () => ({ addReport: vi.fn() }));
const added = vi.mocked(addReport);
const file = (name: string) => new File(['x'], name, { type: 'image/png' });
const send = vi.fn(async ({ name }: File) => ({ id: name, url: `/${name}` }));
const given = { reason: 'fraud', content: '20:40' } as const;

beforeEach(() => {
  added.mockReset().mockResolvedValue({ report_id: 'r1' });
  send.mockClear();
  beginReport('7');
});

describe('C004: a report', () => {
  it('takes its pictures with it, but none that was taken away', async () => {
    await addReportPictures([file('a'), file('b')], send);
    removeReportPicture('a');
    await sendReport(given);
    expect(added).toHaveBeenCalledExactlyOnceWith('7', { ...given, pics: ['b'] });
    expect(state.phase).toBe('sent');
  });

  it('has as many pictures as one may have', async () => {
    await addReportPictures(
      Array.from({ length: 12 }, (_, at) => file(`p${at}`)),
      send,
    );
    expect(state.pictures).toHaveLength(9);
    expect(send).toHaveBeenCalledTimes(9);
  });

  it('says that there is an open one already, and keeps what is written after any other refusal', async () => {
    added.mockRejectedValueOnce(new ApiError({ code: 401, msgKey: 'account.login_required' }));
    await sendReport(given);
    expect(state).toMatchObject({ phase: 'writing', error: { msgKey: 'account.login_required' } });
    added.mockRejectedValueOnce(new ApiError({ code: 409, msgKey: 'moderation.reported' }));
    await sendReport(given);
    expect(state).toMatchObject({ phase: 'exists', error: null });
  });

  it('is not sent while a picture is on its way, and a picture that fails says why', async () => {
    const late = Promise.withResolvers<{ id: string; url: string }>();
    const adding = addReportPictures([file('a')], () => late.promise);
    await sendReport(given);
    expect(added).not.toHaveBeenCalled();
    late.reject(new ApiError({ code: 400, msgKey: 'file.image_format' }));
    await adding;
    expect(state).toMatchObject({ isUploading: false, error: { msgKey: 'file.image_format' } });
  });

  it('that was closed hears no late answer', async () => {
    const late = Promise.withResolvers<{ id: string; url: string }>();
    const adding = addReportPictures([file('a')], () => late.promise);
    endReport();
    beginReport('8');
    late.resolve({ id: 'a', url: '/a' });
    await adding;
    expect(state).toMatchObject({ liveId: '8', pictures: [], isUploading: false });
  });
});

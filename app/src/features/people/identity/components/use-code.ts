import { useEffect, useState } from 'react';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { sendCode } from '../identity.actions.ts';
import type { CodeScene } from '../identity.service.ts';

/** Country calling codes of the lands whose languages we speak, and their neighbours. */
export const areas = [86, 852, 853, 886, 60, 65, 66, 84, 62, 1, 44, 61];

/** Seconds until another code may be asked for. */
function useWait(): [number, (ms: number) => void] {
  const [until, setUntil] = useState(0);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((until - Date.now()) / 1_000));
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    }, 1_000);
    return () => clearInterval(timer);
  }, [until]);
  const start = (ms: number) => {
    setUntil(Date.now() + ms);
    setLeft(Math.ceil(ms / 1_000));
  };
  return [left, start];
}

/** Sends codes, says how far the last one is, and why it could not be sent. */
export function useCode(scene: CodeScene) {
  const [error, setError] = useState('');
  const [isSending, setSending] = useState(false);
  const [wasSent, setWasSent] = useState(false);
  const [wait, startWait] = useWait();
  return {
    error,
    sending: { isSending, wasSent, wait },
    /** Something else was filled in: what was wrong with it before says nothing now. */
    forget: () => setError(''),
    async send(account: string, area: number): Promise<void> {
      setError('');
      setSending(true);
      try {
        startWait(await sendCode(account.trim(), area, scene));
        setWasSent(true);
      } catch (caught) {
        setError(errorWords(caught));
      } finally {
        setSending(false);
      }
    },
  };
}

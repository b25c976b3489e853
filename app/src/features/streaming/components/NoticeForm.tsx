import { styled } from '@goldbean/design-system/styling';
import { Button, Field, TextInput } from '@goldbean/design-system/primitives';
import { tokens } from '@goldbean/design-system/theme';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { notify } from '../../../shared/notices/index.ts';
import { sendNotice } from '../streaming.actions.ts';
import { streamingState } from '../streaming.state.ts';

/** Longest notice the contract takes. */
const noticeMost = 200;

const Form = styled.form`
  display: grid;
  gap: ${tokens.space[2]};
  justify-items: start;

  & > :first-child {
    inline-size: 100%;
  }
`;

/** C064: says something to everybody in the room. */
export function NoticeForm() {
  const { t } = useTranslation('streamer');
  const { doing } = useSnapshot(streamingState);
  const [text, setText] = useState('');
  const words = text.trim();
  const send = async () => {
    if (!(await sendNotice(words))) return;
    setText('');
    notify('success', t('notice.sent'));
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (words !== '') void send();
  };
  return (
    <Form onSubmit={handleSubmit}>
      <Field label={t('notice.label')}>
        <TextInput
          value={text}
          maxLength={noticeMost}
          placeholder={t('notice.placeholder')}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <Button
        type="submit"
        disabledReason={words === '' ? t('notice.empty') : undefined}
        busyLabel={doing === 'notice' ? t('notice.sending') : undefined}
      >
        {t('notice.send')}
      </Button>
    </Form>
  );
}

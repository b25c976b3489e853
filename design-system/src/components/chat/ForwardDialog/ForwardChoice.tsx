import { messagingLimits } from '@goldbean/contract/rules';
import { useTranslation } from 'react-i18next';
import {
  Avatar,
  Button,
  Dialog,
  type DialogProps,
  EmptyState,
  RadioGroup,
  SearchIcon,
  Tag,
  TextInput,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { ForwardFields, ForwardNote, TargetChips, targetClass, TargetList } from './ForwardDialog.styles.ts';
import type { ForwardDialogProps } from './forward.ts';

export interface ForwardChoiceProps extends Omit<ForwardDialogProps, 'state'> {
  frame: DialogProps;
  isSending: boolean;
}

/** Whom to send to, and how. A tenth target cannot be ticked (V12). */
export function ForwardChoice({
  frame,
  isSending,
  messageCount,
  targets,
  query,
  onSearch,
  chosen,
  onChoose,
  most = messagingLimits.targetsMax,
  mode,
  onMode,
  onSend,
  onClose,
}: ForwardChoiceProps) {
  const { t } = useTranslation('chat');
  const formats = useFormats();
  const isFull = chosen.length >= most;
  const without = (id: string) => chosen.filter((one) => one.id !== id);
  const counts = { n: formats.number(chosen.length), most: formats.number(most) };

  return (
    <Dialog
      {...frame}
      keepsOnOutsidePress
      footer={
        <>
          <Button onClick={onClose}>{t('notice.cancel')}</Button>
          <Button
            tone="primary"
            fill="filled"
            disabledReason={chosen.length === 0 ? t('forward.choose') : undefined}
            busyLabel={isSending ? t('forward.sending') : undefined}
            onClick={onSend}
          >
            {t('forward.send')}
          </Button>
        </>
      }
    >
      <ForwardFields>
        <TextInput
          type="search"
          aria-label={t('forward.search')}
          placeholder={t('forward.search')}
          start={<SearchIcon aria-hidden="true" />}
          value={query}
          onChange={(event) => onSearch(event.target.value)}
        />
        <div>
          <ForwardNote aria-live="polite">
            {t('forward.chosen', counts)}
            {isFull && ` · ${t('forward.full', counts)}`}
          </ForwardNote>
          {chosen.length > 0 && (
            <TargetChips>
              {chosen.map(({ id, name }) => (
                <Tag
                  key={id}
                  remove={{ label: t('forward.remove', { name }), onRemove: () => onChoose(without(id)) }}
                >
                  {name}
                </Tag>
              ))}
            </TargetChips>
          )}
        </div>
        {targets.length === 0 ? (
          <EmptyState icon={<SearchIcon aria-hidden="true" />} title={t('forward.none')} />
        ) : (
          <TargetList aria-label={t('forward.targets')}>
            {targets.map((target) => {
              const isChosen = chosen.some(({ id }) => id === target.id);
              return (
                <li key={target.id}>
                  <label className={targetClass}>
                    <input
                      type="checkbox"
                      checked={isChosen}
                      disabled={isFull && !isChosen}
                      onChange={() => onChoose(isChosen ? without(target.id) : [...chosen, target])}
                    />
                    <Avatar size="small" name={target.name} src={target.img} />
                    <span>
                      {target.name}
                      <small>
                        {target.type === 'user'
                          ? t('forward.member')
                          : t('forward.group', {
                              count: target.members ?? 0,
                              n: formats.number(target.members ?? 0),
                            })}
                      </small>
                    </span>
                  </label>
                </li>
              );
            })}
          </TargetList>
        )}
        {messageCount > 1 && (
          <RadioGroup
            label={t('forward.mode')}
            direction="row"
            value={mode}
            onSelect={onMode}
            options={[
              { value: 'single', label: t('forward.single') },
              { value: 'merged', label: t('forward.merged') },
            ]}
          />
        )}
      </ForwardFields>
    </Dialog>
  );
}

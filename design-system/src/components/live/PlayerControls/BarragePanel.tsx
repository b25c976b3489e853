import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton, SlidersHorizontalIcon } from '../../../primitives/index.ts';
import type { BarrageSettings } from '../BarrageLayer/barrage-settings.ts';
import { AreaChoice, Panel, PanelAnchor } from './PlayerControls.styles.ts';

export interface BarragePanelProps {
  settings: BarrageSettings;
  onChange: (settings: BarrageSettings) => void;
}

const areas = [
  { area: 25, words: 'quarter' },
  { area: 50, words: 'half' },
  { area: 100, words: 'full' },
] as const;

const densityWords = { sparse: 'sparse', medium: 'medium', dense: 'dense' } as const;
const densities = ['sparse', 'medium', 'dense'] as const;

/** The button that opens area, density and opacity of flying comments. Escape and leaving it close it. */
export function BarragePanel({ settings, onChange }: BarragePanelProps) {
  const { t, i18n } = useTranslation('barrage');
  const [isOpen, setIsOpen] = useState(false);
  const anchor = useRef<HTMLDivElement>(null);
  const id = useId();

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setIsOpen(false);
    anchor.current?.querySelector('button')?.focus();
  };
  const handleBlur = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && !anchor.current?.contains(event.relatedTarget))
      setIsOpen(false);
  };

  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  return (
    <PanelAnchor ref={anchor} onKeyDown={handleKeyDown} onBlur={handleBlur}>
      <IconButton
        label={t('settings')}
        icon={<SlidersHorizontalIcon aria-hidden="true" />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen && (
        <Panel id={id} aria-label={t('settings')}>
          <fieldset>
            <legend>{t('area')}</legend>
            {areas.map(({ area, words }) => (
              <AreaChoice key={area}>
                <input
                  type="radio"
                  name={id}
                  checked={settings.area === area}
                  onChange={() => onChange({ ...settings, area })}
                />
                {t(words)}
              </AreaChoice>
            ))}
          </fieldset>
          <fieldset>
            <legend>{t('density')}</legend>
            {densities.map((density) => (
              <AreaChoice key={density}>
                <input
                  type="radio"
                  name={`${id}-density`}
                  checked={(settings.density ?? 'dense') === density}
                  onChange={() => onChange({ ...settings, density })}
                />
                {t(densityWords[density])}
              </AreaChoice>
            ))}
          </fieldset>
          <label>
            {t('opacity')}
            <output>{percent.format(settings.opacity)}</output>
            <input
              type="range"
              min={0.2}
              max={1}
              step={0.1}
              value={settings.opacity}
              onChange={(event) => onChange({ ...settings, opacity: event.target.valueAsNumber })}
            />
          </label>
        </Panel>
      )}
    </PanelAnchor>
  );
}

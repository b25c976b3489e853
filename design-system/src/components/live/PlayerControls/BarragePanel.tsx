import { useTranslation } from 'react-i18next';
import {
  IconButton,
  Popover,
  RadioGroup,
  Slider,
  SlidersHorizontalIcon,
  Switch,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import type { BarrageLayerSettings } from '../BarrageLayer/barrage-settings.ts';
import { BarrageFilter } from './BarrageFilter.tsx';
import { PanelGrid } from './PlayerControls.styles.ts';

export interface BarragePanelProps {
  settings: BarrageLayerSettings;
  onChange: (settings: BarrageLayerSettings) => void;
}

const areas = [
  { value: '25', area: 25, words: 'quarter' },
  { value: '50', area: 50, words: 'half' },
  { value: '100', area: 100, words: 'full' },
] as const;
const densities = ['sparse', 'medium', 'dense'] as const;
const speeds = ['slow', 'normal', 'fast'] as const;
const sizes = ['small', 'medium', 'large'] as const;

/** The button that opens how flying comments are shown, and which are not. Escape and leaving it close it. */
export function BarragePanel({ settings, onChange }: BarragePanelProps) {
  const { t } = useTranslation('barrage');
  const formats = useFormats();
  const change = (part: Partial<BarrageLayerSettings>) => onChange({ ...settings, ...part });
  return (
    <Popover
      label={t('settings')}
      side="top"
      align="end"
      trigger={<IconButton label={t('settings')} icon={<SlidersHorizontalIcon aria-hidden="true" />} />}
    >
      <PanelGrid>
        <RadioGroup
          label={t('area')}
          value={String(settings.area)}
          options={areas.map(({ value, words }) => ({ value, label: t(words) }))}
          onSelect={(chosen) => {
            const area = areas.find(({ value }) => value === chosen)?.area;
            if (area) change({ area });
          }}
        />
        <RadioGroup
          label={t('density')}
          value={settings.density ?? 'dense'}
          options={densities.map((value) => ({ value, label: t(value) }))}
          onSelect={(density) => change({ density })}
        />
        <RadioGroup
          label={t('speed')}
          value={settings.speed ?? 'normal'}
          options={speeds.map((value) => ({ value, label: t(`speeds.${value}`) }))}
          onSelect={(speed) => change({ speed })}
        />
        <RadioGroup
          label={t('size')}
          value={settings.size ?? 'medium'}
          options={sizes.map((value) => ({ value, label: t(`sizes.${value}`) }))}
          onSelect={(size) => change({ size })}
        />
        <div data-wide>
          <Slider
            label={t('opacity')}
            min={20}
            max={100}
            step={10}
            value={Math.round(settings.opacity * 100)}
            valueText={formats.percent(settings.opacity)}
            onChange={(percent) => change({ opacity: percent / 100 })}
          />
        </div>
        <div data-wide>
          <Switch isOn={settings.isText === true} onToggle={(isText) => change({ isText })}>
            {t('asText')}
          </Switch>
        </div>
        <BarrageFilter settings={settings} onChange={change} />
      </PanelGrid>
    </Popover>
  );
}

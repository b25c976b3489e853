import { useTranslation } from 'react-i18next';
import { Combobox, type ComboboxOption, Field } from '../../../primitives/index.ts';
import { type Formats, useFormats } from '../../formats/index.ts';
import { listOf } from './choice-list.ts';
import type { SettingsChoices, SettingsProduct } from './live-settings.ts';

export interface GoodsFieldProps {
  /** Ids of products. */
  goods: readonly string[];
  onGoods: (ids: readonly string[]) => void;
  /** What the channel has on sale. */
  products: SettingsChoices<SettingsProduct>;
  error: string | undefined;
}

const optionOf =
  (formats: Formats) =>
  ({ id, name, cover, price }: SettingsProduct): ComboboxOption => ({
    value: id,
    label: name,
    description: formats.money(price.amount, price.currency),
    picture: { src: cover, shape: 'square' },
  });

/** What is shown in the room, in this order: chosen by name and picture among what the channel has on sale. */
export function GoodsField({ goods, onGoods, products, error }: GoodsFieldProps) {
  const { t } = useTranslation(['live-setting', 'actions']);
  const option = optionOf(useFormats());
  const known = products.kind === 'ready' ? products.list : [];
  return (
    <Field label={t('goods')} hint={t('goodsHint')} error={error}>
      <Combobox
        label={t('goods')}
        list={listOf(products, option, 'all', { loading: t('searching'), retry: t('actions:retry') })}
        choice={{
          kind: 'many',
          selected: goods.map((id) => {
            const product = known.find((one) => one.id === id);
            return product ? option(product) : { value: id, label: id };
          }),
          onChange: (options) => onGoods(options.map(({ value }) => value)),
          removeLabel: (name) => t('goodsRemove', { name }),
        }}
        emptyLabel={known.length === 0 ? t('goodsEmpty') : t('goodsNone')}
        placeholder={t('goodsFind')}
      />
    </Field>
  );
}

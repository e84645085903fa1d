import type { FormValues } from '#catalog/fields/values.ts';
import { useSelectOptions } from '../../../form/use-select-options.ts';

const brands = { list: 'phoneBrands' } as const;
const models = { list: 'phoneModels', by: ['BrandId'] } as const;

/** "Samsung Galaxy S24", as far as it is chosen. The lists are those of the questions and are not asked for twice. */
export function useDeviceName({ BrandId, ModelId }: FormValues): string {
  const { options: allBrands } = useSelectOptions(brands, {});
  const { options: allModels } = useSelectOptions(models, { BrandId });
  const brand = allBrands.find(({ id }) => id === BrandId)?.name;
  const model = allModels.find(({ id }) => id === ModelId)?.name;
  return [brand, model].filter(Boolean).join(' ');
}

// What a table plays, in words.
import type { Spec } from '../../core/protocol';
import { t } from '../../i18n';

export function gameName(spec: Spec): string {
  if (spec.game === 'ark') return t('game-ark');
  const name = t(`game-${spec.cards ?? 'bar'}`);
  return spec.variant === 'points' ? `${name} · ${t('setup-variant-points')}` : name;
}

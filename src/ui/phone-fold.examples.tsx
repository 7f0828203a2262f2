import { PhoneFold } from './phone-fold.tsx'

export const examples = {
  fold: (
    <PhoneFold summary="4 more features">
      <p>Alerts become tickets.</p>
    </PhoneFold>
  ),
}

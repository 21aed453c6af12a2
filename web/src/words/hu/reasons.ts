/** Miért tetszik vagy nem tetszik az edzőnek egy választás, és mennyire biztos benne. */
export const reasons = {
  "coach.win": "Győzelmi esély: {share}",
  "coach.luck": "Hátralévő szerencse: ± {points}",
  "coach.best": "A legjobb, ennyivel: {points} ± {error}",
  "coach.less": "{points} ± {error} ponttal a legjobb alatt",
  "coach.close": "Túl szoros az ítélethez (± {error})",
  "coach.show": "Mutasd a lapon",
  "coach.more": "További lehetőségek: {n}",
  "reason.points": "{zone|az} terület: {change}.",
  "reason.completes": "Kész egy sor {zone|az} területen: {n} pont.",
  "reason.near": "Már csak egy mező kell ehhez: {bonus|bare} ({place}).",
  "reason.nearFrom": "Már csak egy mező kell ehhez: {bonus|bare} ({place}, legalább {number}).",
  "reason.givesUp": {
    one: "Egy mező végleg elvész {zone|az} területen.",
    other: "{n} mező végleg elvész {zone|az} területen.",
  },
  "reason.followUp": "A legjobb folytatás: {entries}.",
  "reason.spends": "Ebbe kerül: {actions|bare}.",
  "reason.fox": {
    one: "Egy róka, most {worth} pontot ér.",
    other: "{n} róka, most egyenként {worth} pontot ér.",
  },
  "reason.lowest": "A leggyengébb terület ({zones}): {before} → {after}.",
  "reason.foxesGain": { one: "{change} a rókádért.", other: "{change} a {n} rókádért." },
  "reason.left": {
    one: "Egy kocka marad a következő dobáshoz.",
    other: "{n} kocka marad a következő dobáshoz.",
  },
  "reason.toX": { one: "Még egy mező az X-ig.", other: "Még {n} mező az X-ig." },
  "reason.set": "{points|azs} bónuszlapkához még hiányzó zsetonok: {rows}.",
  "reason.squares": { one: "Egy mezőt veszít.", other: "{n} mezőt veszít." },
} as const;

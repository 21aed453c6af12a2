/** Miért tetszik vagy nem tetszik az edzőnek egy választás, és mennyire biztos benne. */
export const reasons = {
  "coach.win": "Győzelmi esély: {share}",
  "coach.instead": "Jobb: {what}",
  "coach.legendWin": "Alatta: győzelmi esély. Feltételezett játékerő: {seats}.",
  "coach.seat": "{name} ({level})",
  "coach.legendLead": "A számok: a végén várható előny.",
  "coach.legend": "A számok: a végén várható pontok.",
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
  "figures.ask": "Mit jelentenek a számok?",
  "figures.title": "Az edző számai",
  "figures.points":
    "{points}: átlagosan ennyi pontod lesz a végén, ha így választasz, és utána olyan jól játszol, mint az edző.",
  "figures.lead":
    "{points}: átlagosan ennyivel előzöd meg a végén a legjobb ellenfelet, ha így választasz, és utána olyan jól játszol, mint az edző.",
  "figures.win":
    "{share}: ekkora eséllyel nyersz, ha mindenki, te is, olyan erősen játszik tovább, ahogy az edző feltételezi: a gépi játékosok a szintjük szerint, az emberek úgy, ahogy eddig játszottak.",
  "figures.next":
    "{cost} ± {error}: ennyi ponttal jobb a legjobb választás a következőnél, és az edző nagyjából {error} pontot tévedhet. Ennél kisebb különbségnél nem tudja, melyik a jobb.",
  "figures.spread":
    "± {points}: a még hátralévő szerencse. Háromból nagyjából két játszma ennél nem végződik messzebb a várhatótól.",
  "explain.example": "Például",
  "explain.turn": "Egy kör, lépésről lépésre",
} as const;

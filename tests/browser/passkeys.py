"""Chromium's authenticator in place of a finger, and the page by a name, as passkeys need it."""

OPTIONS = {
    "protocol": "ctap2",
    "ctap2Version": "ctap2_1",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


class Finger:
    """An authenticator that agrees to everything, for as long as its page is open."""

    def __init__(self, page, **options):
        self._session = page.context.new_cdp_session(page)
        self._session.send("WebAuthn.enable")
        wanted = {"options": {**OPTIONS, **options}}
        added = self._session.send("WebAuthn.addVirtualAuthenticator", wanted)
        self._id = {"authenticatorId": added["authenticatorId"]}

    def keys(self):
        """What it holds."""
        return self._session.send("WebAuthn.getCredentials", self._id)["credentials"]

    def hold(self, key):
        """Hold what another one held, too."""
        self._session.send("WebAuthn.addCredential", {**self._id, "credential": key})


def by_name(url):
    """The same page by a name: browsers have no passkeys for a number."""
    return url.replace("127.0.0.1", "localhost")

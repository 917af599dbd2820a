// This file was generated from JSON Schema using quicktype, do not modify it directly.
// To parse the JSON, add this file to your project and do:
//
//   let bridgeRequest = try? JSONDecoder().decode(BridgeRequest.self, from: jsonData)
//   let bridgeAnswer = try? JSONDecoder().decode(BridgeAnswer.self, from: jsonData)
//   let bridgeEvent = try? JSONDecoder().decode(BridgeEvent.self, from: jsonData)
//   let userInfoData = try? JSONDecoder().decode(UserInfoData.self, from: jsonData)
//   let deviceInfoData = try? JSONDecoder().decode(DeviceInfoData.self, from: jsonData)
//   let getSafeTopData = try? JSONDecoder().decode(GetSafeTopData.self, from: jsonData)
//   let setTitleParams = try? JSONDecoder().decode(SetTitleParams.self, from: jsonData)
//   let showOrHideNavParams = try? JSONDecoder().decode(ShowOrHideNavParams.self, from: jsonData)
//   let routeJumpParams = try? JSONDecoder().decode(RouteJumpParams.self, from: jsonData)
//   let debugParams = try? JSONDecoder().decode(DebugParams.self, from: jsonData)
//   let pullRefreshParams = try? JSONDecoder().decode(PullRefreshParams.self, from: jsonData)
//   let getAppCacheParams = try? JSONDecoder().decode(GetAppCacheParams.self, from: jsonData)
//   let setStorageParams = try? JSONDecoder().decode(SetStorageParams.self, from: jsonData)
//   let getStorageParams = try? JSONDecoder().decode(GetStorageParams.self, from: jsonData)
//   let setAppTmpStorageParams = try? JSONDecoder().decode(SetAppTmpStorageParams.self, from: jsonData)
//   let getAppTmpStorageParams = try? JSONDecoder().decode(GetAppTmpStorageParams.self, from: jsonData)
//   let sharePanelParams = try? JSONDecoder().decode(SharePanelParams.self, from: jsonData)
//   let shareToItemParams = try? JSONDecoder().decode(ShareToItemParams.self, from: jsonData)
//   let getLocationData = try? JSONDecoder().decode(GetLocationData.self, from: jsonData)
//   let scanCodeData = try? JSONDecoder().decode(ScanCodeData.self, from: jsonData)
//   let giftCardToPayParams = try? JSONDecoder().decode(GiftCardToPayParams.self, from: jsonData)

import Foundation

/// A request of the page.
// MARK: - BridgeRequest
struct BridgeRequest: Codable {
    let id: Int
    let method: String
    let params: [String: JSONAny]
    let v: Int

    enum CodingKeys: String, CodingKey {
        case id = "id"
        case method = "method"
        case params = "params"
        case v = "v"
    }
}

/// The app’s answer to a request, with its `id`.
// MARK: - BridgeAnswer
struct BridgeAnswer: Codable {
    let code: Int
    let data: JSONAny?
    let id: Int
    let msg: String?

    enum CodingKeys: String, CodingKey {
        case code = "code"
        case data = "data"
        case id = "id"
        case msg = "msg"
    }
}

/// An event of the app.
// MARK: - BridgeEvent
struct BridgeEvent: Codable {
    let data: JSONNull?
    let event: EventName

    enum CodingKeys: String, CodingKey {
        case data = "data"
        case event = "event"
    }
}

enum EventName: String, Codable {
    case pause = "pause"
    case resume = "resume"
    case tokenUpdate = "tokenUpdate"
}

/// The user who is logged in to the app, or null.
// MARK: - UserInfoData
struct UserInfoData: Codable {
    let phone: String
    let token: String
    let userId: String

    enum CodingKeys: String, CodingKey {
        case phone = "phone"
        case token = "token"
        case userId = "userId"
    }
}

/// The phone and the app. A failure on Android means that it is unavailable.
// MARK: - DeviceInfoData
struct DeviceInfoData: Codable {
    let appVersion: String
    let deviceId: String
    let model: String
    let systemVersion: String

    enum CodingKeys: String, CodingKey {
        case appVersion = "appVersion"
        case deviceId = "deviceId"
        case model = "model"
        case systemVersion = "systemVersion"
    }
}

/// The inset of the app’s status bar, in CSS pixels.
// MARK: - GetSafeTopData
struct GetSafeTopData: Codable {
    let top: Double

    enum CodingKeys: String, CodingKey {
        case top = "top"
    }
}

/// Sets the title in the app’s navigation bar.
// MARK: - SetTitleParams
struct SetTitleParams: Codable {
    let title: String

    enum CodingKeys: String, CodingKey {
        case title = "title"
    }
}

/// Shows or hides the app’s navigation bar, and sets its colours.
// MARK: - ShowOrHideNavParams
struct ShowOrHideNavParams: Codable {
    let color: String?
    let show: Bool

    enum CodingKeys: String, CodingKey {
        case color = "color"
        case show = "show"
    }
}

/// Opens a screen of the app by its address.
// MARK: - RouteJumpParams
struct RouteJumpParams: Codable {
    let jumpUrl: String

    enum CodingKeys: String, CodingKey {
        case jumpUrl = "jumpUrl"
    }
}

/// Writes a line to the app’s own log.
// MARK: - DebugParams
struct DebugParams: Codable {
    let message: String

    enum CodingKeys: String, CodingKey {
        case message = "message"
    }
}

/// Turns pulling down to refresh on or off.
// MARK: - PullRefreshParams
struct PullRefreshParams: Codable {
    let enabled: Bool

    enum CodingKeys: String, CodingKey {
        case enabled = "enabled"
    }
}

/// A value that the app itself stores, by its name, or null.
// MARK: - GetAppCacheParams
struct GetAppCacheParams: Codable {
    let name: String

    enum CodingKeys: String, CodingKey {
        case name = "name"
    }
}

/// Stores a value in the app, beyond the web view’s own storage.
// MARK: - SetStorageParams
struct SetStorageParams: Codable {
    let key: String
    let type: StorageType
    let value: String

    enum CodingKeys: String, CodingKey {
        case key = "key"
        case type = "type"
        case value = "value"
    }
}

enum StorageType: String, Codable {
    case json = "json"
    case text = "text"
}

/// A value stored with `setStorage`, or null.
// MARK: - GetStorageParams
struct GetStorageParams: Codable {
    let key: String
    let type: StorageType

    enum CodingKeys: String, CodingKey {
        case key = "key"
        case type = "type"
    }
}

/// Stores a value until the app ends.
// MARK: - SetAppTmpStorageParams
struct SetAppTmpStorageParams: Codable {
    let key: String
    let value: String

    enum CodingKeys: String, CodingKey {
        case key = "key"
        case value = "value"
    }
}

/// A value stored with `setAppTmpStorage`, or null.
// MARK: - GetAppTmpStorageParams
struct GetAppTmpStorageParams: Codable {
    let key: String

    enum CodingKeys: String, CodingKey {
        case key = "key"
    }
}

/// Shows the phone’s share panel. Answers with another code than 0 if it was closed.
// MARK: - SharePanelParams
struct SharePanelParams: Codable {
    let text: String
    let title: String
    let url: String

    enum CodingKeys: String, CodingKey {
        case text = "text"
        case title = "title"
        case url = "url"
    }
}

/// Shares one of the app’s own pictures directly to another app.
// MARK: - ShareToItemParams
struct ShareToItemParams: Codable {
    let imageType: Int
    let type: Int

    enum CodingKeys: String, CodingKey {
        case imageType = "imageType"
        case type = "type"
    }
}

/// The phone’s location, in degrees. The phone may ask the user for permission first.
// MARK: - GetLocationData
struct GetLocationData: Codable {
    let latitude: Double
    let longitude: Double

    enum CodingKeys: String, CodingKey {
        case latitude = "latitude"
        case longitude = "longitude"
    }
}

/// Scans a QR code with the camera. Answers with another code than 0 if it was closed.
// MARK: - ScanCodeData
struct ScanCodeData: Codable {
    let text: String

    enum CodingKeys: String, CodingKey {
        case text = "text"
    }
}

/// Shows the app’s payment for a gift-card order. Answers when it is paid.
// MARK: - GiftCardToPayParams
struct GiftCardToPayParams: Codable {
    let orderNumber: String

    enum CodingKeys: String, CodingKey {
        case orderNumber = "orderNumber"
    }
}

// MARK: - Encode/decode helpers

class JSONNull: Codable, Hashable {

    public static func == (lhs: JSONNull, rhs: JSONNull) -> Bool {
        return true
    }

    public var hashValue: Int {
        return 0
    }

    public func hash(into hasher: inout Hasher) {
        // No-op
    }

    public init() {}

    public required init(from decoder: Decoder) throws {
        let container = try decoder.singleValueContainer()
        if !container.decodeNil() {
            throw DecodingError.typeMismatch(JSONNull.self, DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "Wrong type for JSONNull"))
        }
    }

    public func encode(to encoder: Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encodeNil()
    }
}

class JSONCodingKey: CodingKey {
    let key: String

    required init?(intValue: Int) {
        return nil
    }

    required init?(stringValue: String) {
        key = stringValue
    }

    var intValue: Int? {
        return nil
    }

    var stringValue: String {
        return key
    }
}

class JSONAny: Codable {

    let value: Any

    static func decodingError(forCodingPath codingPath: [CodingKey]) -> DecodingError {
        let context = DecodingError.Context(codingPath: codingPath, debugDescription: "Cannot decode JSONAny")
        return DecodingError.typeMismatch(JSONAny.self, context)
    }

    static func encodingError(forValue value: Any, codingPath: [CodingKey]) -> EncodingError {
        let context = EncodingError.Context(codingPath: codingPath, debugDescription: "Cannot encode JSONAny")
        return EncodingError.invalidValue(value, context)
    }

    static func decode(from container: SingleValueDecodingContainer) throws -> Any {
        if let value = try? container.decode(Bool.self) {
            return value
        }
        if let value = try? container.decode(Int64.self) {
            return value
        }
        if let value = try? container.decode(Double.self) {
            return value
        }
        if let value = try? container.decode(String.self) {
            return value
        }
        if container.decodeNil() {
            return JSONNull()
        }
        throw decodingError(forCodingPath: container.codingPath)
    }

    static func decode(from container: inout UnkeyedDecodingContainer) throws -> Any {
        if let value = try? container.decode(Bool.self) {
            return value
        }
        if let value = try? container.decode(Int64.self) {
            return value
        }
        if let value = try? container.decode(Double.self) {
            return value
        }
        if let value = try? container.decode(String.self) {
            return value
        }
        if let value = try? container.decodeNil() {
            if value {
                return JSONNull()
            }
        }
        if var container = try? container.nestedUnkeyedContainer() {
            return try decodeArray(from: &container)
        }
        if var container = try? container.nestedContainer(keyedBy: JSONCodingKey.self) {
            return try decodeDictionary(from: &container)
        }
        throw decodingError(forCodingPath: container.codingPath)
    }

    static func decode(from container: inout KeyedDecodingContainer<JSONCodingKey>, forKey key: JSONCodingKey) throws -> Any {
        if let value = try? container.decode(Bool.self, forKey: key) {
            return value
        }
        if let value = try? container.decode(Int64.self, forKey: key) {
            return value
        }
        if let value = try? container.decode(Double.self, forKey: key) {
            return value
        }
        if let value = try? container.decode(String.self, forKey: key) {
            return value
        }
        if let value = try? container.decodeNil(forKey: key) {
            if value {
                return JSONNull()
            }
        }
        if var container = try? container.nestedUnkeyedContainer(forKey: key) {
            return try decodeArray(from: &container)
        }
        if var container = try? container.nestedContainer(keyedBy: JSONCodingKey.self, forKey: key) {
            return try decodeDictionary(from: &container)
        }
        throw decodingError(forCodingPath: container.codingPath)
    }

    static func decodeArray(from container: inout UnkeyedDecodingContainer) throws -> [Any] {
        var arr: [Any] = []
        while !container.isAtEnd {
            let value = try decode(from: &container)
            arr.append(value)
        }
        return arr
    }

    static func decodeDictionary(from container: inout KeyedDecodingContainer<JSONCodingKey>) throws -> [String: Any] {
        var dict = [String: Any]()
        for key in container.allKeys {
            let value = try decode(from: &container, forKey: key)
            dict[key.stringValue] = value
        }
        return dict
    }

    static func encode(to container: inout UnkeyedEncodingContainer, array: [Any]) throws {
        for value in array {
            if let value = value as? Bool {
                try container.encode(value)
            } else if let value = value as? Int64 {
                try container.encode(value)
            } else if let value = value as? Double {
                try container.encode(value)
            } else if let value = value as? String {
                try container.encode(value)
            } else if value is JSONNull {
                try container.encodeNil()
            } else if let value = value as? [Any] {
                var container = container.nestedUnkeyedContainer()
                try encode(to: &container, array: value)
            } else if let value = value as? [String: Any] {
                var container = container.nestedContainer(keyedBy: JSONCodingKey.self)
                try encode(to: &container, dictionary: value)
            } else {
                throw encodingError(forValue: value, codingPath: container.codingPath)
            }
        }
    }

    static func encode(to container: inout KeyedEncodingContainer<JSONCodingKey>, dictionary: [String: Any]) throws {
        for (key, value) in dictionary {
            let key = JSONCodingKey(stringValue: key)!
            if let value = value as? Bool {
                try container.encode(value, forKey: key)
            } else if let value = value as? Int64 {
                try container.encode(value, forKey: key)
            } else if let value = value as? Double {
                try container.encode(value, forKey: key)
            } else if let value = value as? String {
                try container.encode(value, forKey: key)
            } else if value is JSONNull {
                try container.encodeNil(forKey: key)
            } else if let value = value as? [Any] {
                var container = container.nestedUnkeyedContainer(forKey: key)
                try encode(to: &container, array: value)
            } else if let value = value as? [String: Any] {
                var container = container.nestedContainer(keyedBy: JSONCodingKey.self, forKey: key)
                try encode(to: &container, dictionary: value)
            } else {
                throw encodingError(forValue: value, codingPath: container.codingPath)
            }
        }
    }

    static func encode(to container: inout SingleValueEncodingContainer, value: Any) throws {
        if let value = value as? Bool {
            try container.encode(value)
        } else if let value = value as? Int64 {
            try container.encode(value)
        } else if let value = value as? Double {
            try container.encode(value)
        } else if let value = value as? String {
            try container.encode(value)
        } else if value is JSONNull {
            try container.encodeNil()
        } else {
            throw encodingError(forValue: value, codingPath: container.codingPath)
        }
    }

    public required init(from decoder: Decoder) throws {
        if var arrayContainer = try? decoder.unkeyedContainer() {
            self.value = try JSONAny.decodeArray(from: &arrayContainer)
        } else if var container = try? decoder.container(keyedBy: JSONCodingKey.self) {
            self.value = try JSONAny.decodeDictionary(from: &container)
        } else {
            let container = try decoder.singleValueContainer()
            self.value = try JSONAny.decode(from: container)
        }
    }

    public func encode(to encoder: Encoder) throws {
        if let arr = self.value as? [Any] {
            var container = encoder.unkeyedContainer()
            try JSONAny.encode(to: &container, array: arr)
        } else if let dict = self.value as? [String: Any] {
            var container = encoder.container(keyedBy: JSONCodingKey.self)
            try JSONAny.encode(to: &container, dictionary: dict)
        } else {
            var container = encoder.singleValueContainer()
            try JSONAny.encode(to: &container, value: self.value)
        }
    }
}
